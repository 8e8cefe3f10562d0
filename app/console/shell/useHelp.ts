import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '#kit/i18n/web/words.ts'
import { guidePageOf, guidePath, newsPage } from '#app/guide.ts'
import { isUnread, pageVersion, seenVersion } from './news.ts'

/** The guide's address for the screen that is open, in the shown language. */
export function useHelpAddress(): string {
  const { pathname } = useLocation()
  return guidePath(useLanguage(), guidePageOf(pathname))
}

const openBeside = (address: string) => window.open(address, '_blank', 'noopener')

/** The guide beside the console, in a page of its own: what is being written here stays open. */
export function useHelp() {
  const language = useLanguage()
  const address = useHelpAddress()
  const seen = seenVersion.use()
  const version = pageVersion()
  useEffect(() => {
    if (seen === '') seenVersion.set(version)
  }, [seen, version])
  return {
    isNewsUnread: isUnread(seen, version),
    openForScreen: () => openBeside(address),
    openNews: () => {
      seenVersion.set(version)
      openBeside(guidePath(language, newsPage))
    },
  }
}
