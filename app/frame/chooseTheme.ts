import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { readToken } from '#kit/http/web/token.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { showTheme } from '#kit/theme/web/shownTheme.ts'
import type { Theme } from '#kit/theme/themes.ts'
import { themeCalls } from './theme.calls.ts'

/** B13: shows a theme at once; whoever is signed in finds it on every device. */
export async function chooseTheme(theme: Theme): Promise<void> {
  showTheme(theme)
  if (readToken() === null) return
  try {
    await call(themeCalls.update, { body: { theme } })
  } catch (error) {
    notify({ kind: 'error', text: errorText(error) })
  }
}
