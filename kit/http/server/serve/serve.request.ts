import type { FastifyInstance, FastifyRequest } from 'fastify'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Language } from '#kit/i18n/words.ts'
import { chooseLanguage, languages } from '#kit/i18n/words.ts'
import type { UploadedFile } from '#kit/call/server/context.ts'

type Headers = FastifyRequest['headers']

/** The bearer token of the Authorization header. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined
}

/** The language that the console shows (`Error-Msg`), else the browser's (`Accept-Language`), else zh. */
export function languageOf(headers: Headers): Language {
  const shown = headers['error-msg']
  const shownLanguage = languages.find((language) => language === shown)
  if (shownLanguage) return shownLanguage
  const accepted = headers['accept-language']
  return accepted
    ? chooseLanguage(accepted.split(',').map((part) => part.split(';')[0]?.trim()))
    : chooseLanguage([])
}

/** Browsers send what they report as JSON under names of its own. */
export function takeReports(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
}

/**
 * The one file of a multipart body, in memory, and its other parts as text.
 * @throws `invalid` where there is no whole file; the framework's error where a part is too large
 */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ file: UploadedFile; parts: Record<string, string> }> {
  if (!request.isMultipart()) refuse(kitFaults.invalid)
  const { file, parts } = await readParts(request)
  return { file: file ?? refuse(kitFaults.invalid), parts }
}

async function readParts(request: FastifyRequest) {
  const parts: Record<string, string> = {}
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      // A part may come without a name, whatever its type says.
      if (part.type === 'file') file = { name: part.filename ?? '', bytes: await part.toBuffer() }
      else if (typeof part.value === 'string') parts[part.fieldname] = part.value
    }
  } catch (error) {
    // What is too large says so by its status; what ends in the middle says nothing.
    if (error instanceof Error && 'statusCode' in error) throw error
    refuse(kitFaults.invalid)
  }
  return { file, parts }
}
