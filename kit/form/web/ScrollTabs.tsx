import './form.css'
import './tabs.css'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { animateScroll, scrollerOf, scrollSource } from './scroller.ts'
import type { TabClock } from './scrollTabs.ts'
import { sectionInView, tabClock } from './scrollTabs.ts'

export interface ScrollSection {
  readonly key: string
  readonly title: string
  readonly content: ReactNode
}

interface ScrollTabsProps {
  readonly sections: readonly ScrollSection[]
  /** They are steps, and say which number each is. */
  readonly isNumbered?: boolean
}

/** Sections below each other under tabs: a click scrolls to one, scrolling marks the one in view (B8). */
export function ScrollTabs({ sections, isNumbered = false }: ScrollTabsProps) {
  const t = useWords(kitWords)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const clock = useRef<TabClock>(undefined)
  const stopScroll = useRef<() => void>(undefined)
  const [active, setActive] = useState(0)

  useEffect(() => {
    const box = root.current
    if (!box) return undefined
    const scroller = scrollerOf(box)
    const made = tabClock(setActive, () => viewed(box, scroller))
    clock.current = made
    const source = scrollSource(scroller)
    source.addEventListener('scroll', made.scroll, { passive: true })
    return () => {
      source.removeEventListener('scroll', made.scroll)
      made.stop()
    }
  }, [])

  // On a phone the marked tab may stand beyond the edge of the bar.
  useEffect(() => {
    const bar = root.current?.querySelector<HTMLElement>('.kit-section-tabs')
    const tab = bar?.querySelectorAll('button')[active]
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [active])

  const showSection = (index: number) => {
    const section = root.current?.querySelectorAll<HTMLElement>('[data-section]')[index]
    if (!section || !root.current) return
    const scroller = scrollerOf(root.current)
    clock.current?.click(index)
    stopScroll.current?.()
    const offset = section.getBoundingClientRect().top - topOf(scroller) - headHeight(root.current)
    stopScroll.current = animateScroll(scroller, scroller.scrollTop + offset)
    section.focus({ preventScroll: true })
  }
  const titleOf = ({ title }: ScrollSection, index: number) =>
    isNumbered ? t('form.step', { number: index + 1, title }) : title
  if (sections.length < 2) return <div className="kit-sections">{sections[0]?.content}</div>
  return (
    <div ref={root} className="kit-sections">
      <nav className="kit-tabs kit-section-tabs" aria-label={t('form.sections')}>
        {sections.map((section, index) => (
          <button
            key={section.key}
            type="button"
            aria-current={index === active ? 'true' : undefined}
            onClick={() => showSection(index)}
          >
            {titleOf(section, index)}
          </button>
        ))}
      </nav>
      {sections.map((section, index) => (
        <section key={section.key} data-section tabIndex={-1} aria-labelledby={`${id}-${section.key}`}>
          <h2 id={`${id}-${section.key}`}>{titleOf(section, index)}</h2>
          {section.content}
        </section>
      ))}
    </div>
  )
}

const topOf = (scroller: Element) =>
  scrollSource(scroller) === window ? 0 : scroller.getBoundingClientRect().top

/** The bar of tabs sticks to the top and covers what is below it. */
const headHeight = (box: Element) => {
  const tabs = box.querySelector('.kit-section-tabs')
  if (!tabs) return 0
  const stuckAt = Number.parseFloat(getComputedStyle(tabs).top)
  return tabs.getBoundingClientRect().height + (Number.isFinite(stuckAt) ? stuckAt : 0) + 8
}

function viewed(box: Element, scroller: Element): number {
  const sections = [...box.querySelectorAll('[data-section]')]
  const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
  const line = topOf(scroller) + headHeight(box) + 8
  return sectionInView(
    sections.map((section) => section.getBoundingClientRect().top),
    line,
    isAtEnd && scroller.scrollTop > 0,
  )
}
