interface Rules {
  /** `type` names the sink's type where a browser asks by itself; null refuses, which is reported. */
  readonly createHTML?: (text: string, type?: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string }
}

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes

function isOurScript(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href)
  return (
    origin === window.location.origin && (pathname.startsWith('/assets/') || pathname === '/learn-worker.js')
  )
}

/**
 * Has a browser that knows Trusted Types refuse every text that would become markup, and every script and worker that the build
 * did not make. Libraries empty elements and write words by `innerHTML`: what has no markup passes. Each page calls it first.
 */
export function refuseMarkup(): void {
  factory?.createPolicy('default', {
    createHTML(text, type) {
      if (!text.includes('<')) return text
      // The editor asks the default policy before it makes one of its own.
      if (type === undefined) throw new TypeError('markup')
      return null
    },
    createScriptURL: (url) => (isOurScript(url) ? url : null),
  })
}

const pasted = factory?.createPolicy('pasted', { createHTML: (html) => html })

/** A pasted page, for a parser whose document runs and loads nothing; what it makes of it is cleaned before it is shown. */
export const asPasted = (html: string): string => pasted?.createHTML(html) ?? html
