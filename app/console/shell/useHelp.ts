import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shownLanguage, useLanguage } from '#kit/i18n/web/words.ts'
import { guidePageOf, guidePath, newsPage } from '#app/guide.ts'
import { isUnread, pageVersion, seenVersion } from './news.ts'

/** The guide's address for the screen that is open, in the shown language. */
export function useHelpAddress(): string {
  const { pathname } = useLocation()
  return guidePath(useLanguage(), guidePageOf(pathname))
}

const openBeside = (address: string) => window.open(address, '_blank', 'noopener')

/** What the guide says about a screen, beside it. */
export const openHelp = (pathname: string) => openBeside(guidePath(shownLanguage(), guidePageOf(pathname)))

/** The guide beside the console, in a page of its own: what is being written here stays open. */
export function useHelp() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const seen = seenVersion.use()
  const version = pageVersion()
  useEffect(() => {
    if (seen === '') seenVersion.set(version)
  }, [seen, version])
  return {
    isNewsUnread: isUnread(seen, version),
    openForScreen: () => openHelp(pathname),
    openNews: () => {
      seenVersion.set(version)
      openBeside(guidePath(language, newsPage))
    },
  }
}
