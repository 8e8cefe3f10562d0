import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { picture, shapeOf, text } from '#kit/contract/field.ts'
import { enteredPassword, newPassword, nickname } from '#features/people/user/user.rules.ts'
import { descriptionMax } from './profile.limits.ts'

/** K2: all three are required. */
export const profileFields = {
  nickname: nickname(),
  description: text(descriptionMax, { multiline: true }),
  avatar: picture('avatar'),
}
/** K2-own: a learner needs a name alone. */
export const ownFields = {
  nickname: nickname(),
  description: text(descriptionMax, { required: 'never', multiline: true }),
  avatar: picture('avatar', { required: 'never' }),
}
export const passwordFields = { oldPassword: enteredPassword(), newPassword: newPassword() }

export const profileEndpoints = {
  update: endpoint({
    words: 'profile',
    method: 'PUT',
    path: '/system/user/profile/update',
    who: 'signedIn',
    fields: profileFields,
    body: z.strictObject(shapeOf(profileFields)),
    data: z.literal(true),
  }),
  /** Changes what is named and leaves the rest, so that each part is saved by itself. */
  change: endpoint({
    words: 'profile',
    method: 'PUT',
    path: '/learn/profile',
    who: 'signedIn',
    fields: ownFields,
    body: z.strictObject(shapeOf(ownFields)).partial(),
    data: z.literal(true),
  }),
  updatePassword: endpoint({
    words: 'profile',
    method: 'PUT',
    path: '/system/user/profile/update-password',
    who: 'signedIn',
    effect: 'outside',
    stepUp: true,
    ownPassword: 'oldPassword',
    beforePasswordChange: true,
    // Whoever found an open console must not guess the old password at leisure.
    limit: { max: 10, seconds: 600 },
    fields: passwordFields,
    body: z.strictObject(shapeOf(passwordFields)),
    data: z.literal(true),
  }),
} as const
