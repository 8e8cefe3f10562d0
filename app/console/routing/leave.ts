import { notify } from '#kit/notice/web/notice.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { logout } from './guard.ts'

/** A4: says so before the session ends, which takes a moment. */
export function leave(): void {
  notify({ kind: 'info', text: translate(phrase(shellWords, 'account.leaving')) })
  void logout()
}
