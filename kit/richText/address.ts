import { isSafeHref } from './richTextClean.ts'

/** In UTF-16 code units. */
export const addressMax = 2000

const known = /^(https?:\/\/|mailto:|tel:)/i
const mail = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/u
const phone = /^\+?[\d\s().-]{5,}$/
/** `example.com/page`, `localhost:8080`: a host, perhaps a port, perhaps a path. */
const host = /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}|localhost)(:\d+)?([/?#]\S*)?$/u

/**
 * What somebody typed as an address, with the scheme that it lacks: `example.com` gets https, a mail address mailto, a
 * telephone number tel. What is no address at all stays as it is.
 */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  if (text === '' || known.test(text)) return text
  if (text.startsWith('//') && host.test(text.slice(2))) return `https:${text}`
  if (mail.test(text)) return `mailto:${text}`
  if (host.test(text)) return `https://${text}`
  if (phone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  return text
}

/** Whether a learner can be sent there: http, https, mailto or tel, with something behind it. */
export function isAddress(text: string): boolean {
  if (!isSafeHref(text)) return false
  return !/^https?:/i.test(text) || hostIn(text) !== undefined
}

/** Whether a text is an address of a page: http or https, with a host. */
export const isWebAddress = (text: string): boolean => /^https?:/i.test(text) && isAddress(text)

/** Only what is encrypted may be shown inside a page of ours. */
export const isHttps = (text: string): boolean => /^https:/i.test(text) && isAddress(text)

/** The host of a web address, without `www.`; undefined for anything else. */
export function hostIn(address: string): string | undefined {
  const found = /^https?:\/\/(?:[^/?#@]*@)?(\[[\da-f:.]+\]|[\p{L}\p{N}.-]+)(?::\d+)?(?:[/?#]|$)/iu.exec(
    address,
  )?.[1]
  return found?.toLowerCase().replace(/^www\./, '')
}
