import type { ReactNode } from 'react'

/** A part of the page; one without contents is not there. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children === '' || (Array.isArray(children) && children.length === 0)) return null
  return (
    <section>
      <h3>{title}</h3>
      {typeof children === 'string' ? <p className="course-page-text">{children}</p> : children}
    </section>
  )
}
