import { readToken } from '#kit/http/web/token.ts'
import { showTheme, shownTheme } from '#kit/theme/web/shownTheme.ts'
import { themes } from '#kit/theme/themes.ts'
import { themeCalls } from '../frame/theme.calls.ts'
import { send } from './send.ts'

/** B13: the choice of the page's theme; whoever is signed in finds it on every device. */
export function offerThemes(): void {
  const select = document.querySelector<HTMLSelectElement>('.public-theme select')
  if (!select) return
  select.value = shownTheme()
  select.addEventListener('change', () => {
    const theme = themes.find((each) => each === select.value) ?? themes[0]
    showTheme(theme)
    const token = readToken()
    if (token !== null) void send(token, themeCalls.update.method, themeCalls.update.path, { theme })
  })
}
