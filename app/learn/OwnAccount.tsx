import { AccountScreen } from './account/AccountScreen.tsx'
import type { Learner } from './cachedLearner.ts'
import { forgetOnDevice } from './forgetOnDevice.ts'
import { signOut } from './useLearner.ts'

interface OwnAccountProps {
  readonly user: Learner['user']
  readonly onChanged: (part: Partial<Learner['user']>) => void
}

/** The account of whoever is here; of one that is closed nothing stays on the device. */
export function OwnAccount({ user, onChanged }: OwnAccountProps) {
  const leave = () => void signOut(() => forgetOnDevice(user.id))
  return <AccountScreen onChanged={onChanged} onClosed={leave} user={user} />
}
