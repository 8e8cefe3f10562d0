import { lazy } from 'react'

/** Few accounts have a second factor yet, so it is not part of the sign-in page. */
export const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }))
