import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { profileWords } from '#features/people/profile/profile.words.ts'

/** The parts of the page, in their order; each is the id of its section. */
export const parts = [
  'profile',
  'password',
  'factors',
  'language',
  'sessions',
  'orders',
  'data',
  'close',
] as const
export type Part = (typeof parts)[number]

/** In pixels: a part is in view from where the bar of the parts ends. */
const edge = 140

/** The part that is read now: the last one that begins above the edge; at the end of the page the last. */
function partInView(): Part {
  const { scrollHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) return 'close'
  const begun = parts.filter(
    (part) => (document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) < edge,
  )
  return begun.at(-1) ?? 'profile'
}

/** Leads to a part and its heading; the way back stays the page before. */
function goTo(part: Part): void {
  const section = document.getElementById(part)
  window.history.replaceState(window.history.state, '', `#${part}`)
  section?.scrollIntoView()
  section?.querySelector('h2')?.focus({ preventScroll: true })
}

/** What is on the page, in one line that moves along; the part in view is marked. */
export function PartNav() {
  const t = useWords(profileWords)
  const bar = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<Part>('profile')
  useEffect(() => {
    const asked = parts.find((part) => window.location.hash === `#${part}`)
    if (asked) goTo(asked)
    const look = () => setShown(partInView())
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 })
  }, [shown])
  const follow = (part: Part) => (event: MouseEvent) => {
    event.preventDefault()
    goTo(part)
  }
  return (
    <nav aria-label={t('own.parts')} className="account-nav" ref={bar}>
      {parts.map((part) => (
        <a
          aria-current={part === shown ? 'location' : undefined}
          href={`#${part}`}
          key={part}
          onClick={follow(part)}
        >
          {t(`own.nav.${part}`)}
        </a>
      ))}
    </nav>
  )
}
