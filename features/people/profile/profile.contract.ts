import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { picture, shapeOf, text } from '#kit/contract/field.ts'
import { enteredPassword, newPassword, nickname } from '#features/people/user/user.rules.ts'

/** K2: all three are required. */
export const profileFields = {
  nickname: nickname(),
  description: text(500, { multiline: true }),
  avatar: picture('avatar'),
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
  updatePassword: endpoint({
    words: 'profile',
    method: 'PUT',
    path: '/system/user/profile/update-password',
    who: 'signedIn',
    effect: 'outside',
    beforePasswordChange: true,
    // Whoever found an open console must not guess the old password at leisure.
    limit: { max: 10, seconds: 600 },
    fields: passwordFields,
    body: z.strictObject(shapeOf(passwordFields)),
    data: z.literal(true),
  }),
} as const
