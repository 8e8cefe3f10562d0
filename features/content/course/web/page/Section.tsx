import { createContext, use, type ReactNode } from 'react'

/** The headings of the parts: below the title of a screen, or of a preview within one. */
export const SectionLevel = createContext<2 | 3>(3)

/** What a part is called. */
export function SectionTitle({ children }: { readonly children: string }) {
  return use(SectionLevel) === 2 ? <h2>{children}</h2> : <h3>{children}</h3>
}

/** A part of the page; one without contents is not there. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children === '' || (Array.isArray(children) && children.length === 0)) return null
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {typeof children === 'string' ? <p className="course-page-text">{children}</p> : children}
    </section>
  )
}
