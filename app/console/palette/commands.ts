import { isAllowed, type Actor } from '#kit/contract/role.ts'
import type { Command } from '#kit/feature/web/command.ts'
import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { changeLanguage } from '#kit/i18n/web/words.ts'
import { languages, phrase } from '#kit/i18n/words.ts'
import { showShortcutSheet } from '#kit/typing/web/shortcuts.ts'
import { themes } from '#kit/theme/themes.ts'
import { searchWords } from '#features/people/search/search.words.ts'
import { languageNames } from '../../words/languageNames.ts'
import { shellWords } from '../../words/shellWords.ts'
import { chooseTheme } from '../../frame/chooseTheme.ts'
import { leave } from '../routing/leave.ts'
import { webs } from '../routing/webs.ts'
import { change, sizes } from '../shell/settings.ts'
import { openHelp } from '../shell/useHelp.ts'

/** What the shell itself does for whoever asks; one line each. */
const shellCommands: readonly Command[] = [
  ...languages.map((language) => ({
    says: phrase(searchWords, 'language', { name: languageNames[language] }),
    does: () => void changeLanguage(language),
  })),
  ...sizes.map((size) => ({
    says: phrase(searchWords, `size.${size}`),
    does: () => change({ size }),
  })),
  ...themes.map((theme) => ({
    says: phrase(searchWords, `theme.${theme}`),
    does: () => void chooseTheme(theme),
  })),
  { says: phrase(shellWords, 'help.screen'), does: () => openHelp(location.pathname) },
  { says: phrase(searchWords, 'shortcuts'), does: () => showShortcutSheet(true) },
  { says: phrase(shellWords, 'account.logout'), does: leave },
]

/** Every command of the console: what features begin, then what the shell does. */
export const allCommands: readonly Command[] = [
  ...webs.flatMap(({ commands = [] }: FeatureWeb) => commands),
  ...shellCommands,
]

/** The commands that are for `actor`, of whose screens `paths` are. */
export const commandsFor = (actor: Actor, paths: ReadonlySet<string>): readonly Command[] =>
  allCommands.filter(
    ({ who, does }) =>
      (who === undefined || isAllowed(who, actor)) &&
      (typeof does !== 'string' || paths.has(does.split('?')[0] ?? does)),
  )
