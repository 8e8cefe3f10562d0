import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundQuestions } from '../../../questions/foreignQuestion.ts'
import { QtiPackage } from './qtiPackage.ts'
import { QtiTests } from './qtiTests.ts'

/**
 * Reads a content package of QTI 2.1, 2.2 or 3.0, or single documents of it, by what tests, items and stimuli say; undefined
 * where there is nothing of the kind in it. Programs of portable custom interactions are neither run nor kept.
 */
export function readQti(files: Archive): FoundQuestions | undefined {
  const pack = new QtiPackage(files)
  return pack.documents.length === 0 ? undefined : new QtiTests(pack).found()
}
