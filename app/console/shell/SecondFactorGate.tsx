import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { SecondFactors } from '#features/people/second-factor/web/SecondFactors.tsx'
import { Gate, passGate } from './Gate.tsx'

/** A role asks for a second factor: it is set up first. */
export function SecondFactorGate() {
  const t = useWords(secondFactorWords)
  return (
    <Gate lead={t('gate.lead')} title={t('gate.title')}>
      <SecondFactors onSetUp={passGate} />
    </Gate>
  )
}
