import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'
import { prefix } from '#kit/contract/envelope.ts'
import { policyReportPath } from '#kit/contract/policyReport.ts'
import { themeScript } from '#kit/theme/themes.ts'
import type { FilesOrigin } from './serve.filesOrigin.ts'

/** Text that is none of ours to lay out; without its encoding a browser guesses it. */
export const plainText = 'text/plain; charset=utf-8'

const reportUrl = prefix + policyReportPath

/**
 * Who may make markup or the address of a script out of text: our own policy for everything else (`kit/view/web/trustedTypes.ts`),
 * that for pasted pages, the editor's for the same, and that of the captcha's widget for its own templates.
 */
const trustedTypes = ['default', 'pasted', 'ProseMirrorClipboard', 'svelte-trusted-html']

const themeHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`

/**
 * No inline style, no inline script but the line that chooses the page's theme (decision 036), nothing from another host but
 * people's files and framed pages, which run in a sandbox; `data:` and `blob:` pictures are previews of what is uploaded.
 */
function securityHeaders(files: string): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", themeHash],
        connectSrc: ["'self'", files],
        imgSrc: ["'self'", files, 'data:', 'blob:'],
        mediaSrc: ["'self'", files, 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes,
        // Browsers that know the newer one leave the older one aside.
        reportUri: [reportUrl],
        reportTo: ['policy'],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }
}

/** Cards are recorded with the microphone; nothing asks for anything else, and no framed page gets it. */
const permissions = [
  'microphone=(self)',
  ...[
    ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
    ...['magnetometer', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
  ].map((name) => `${name}=()`),
].join(', ')

const oneYear = 365 * 24 * 3600

/** Over TLS a browser is told never to come without it again; over plain http it must not be, or it could not come back. */
export function demandTls(request: FastifyRequest, reply: FastifyReply): void {
  if (request.protocol === 'https')
    reply.header('strict-transport-security', `max-age=${oneYear}; includeSubDomains`)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Below the API's prefix, and yet a page with scripts and styles. */
    isPage?: boolean
  }
}

type Headers = Readonly<Record<string, string>>

/** The headers of a page whose readers find people's files at `files`. */
function headersOfPage(files: string): Headers {
  const blank = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(securityHeaders(files))(blank.req, blank, () => undefined)
  return {
    ...(blank.getHeaders() as Headers),
    'permissions-policy': permissions,
    'reporting-endpoints': `policy="${reportUrl}"`,
  }
}

/** Of answers that are data: whoever opens one as a page is shown nothing. They are kept nowhere, unless they say otherwise. */
const ofData: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Sets on every answer what its browser is to hold to. */
export function protecting(filesOrigin: FilesOrigin): onRequestHookHandler {
  // Nearly all readers come by the same host, and making them takes longer than answering.
  let last = { files: "'self'", headers: headersOfPage("'self'") }
  const ofPage = (request: FastifyRequest): Headers => {
    const files = filesOrigin(request.headers) ?? "'self'"
    if (files !== last.files) last = { files, headers: headersOfPage(files) }
    return last.headers
  }
  return (request, reply, done) => {
    const isData = request.url.startsWith(`${prefix}/`) && !request.routeOptions.config.isPage
    reply.headers(isData ? ofData : ofPage(request))
    demandTls(request, reply)
    done()
  }
}

const inert: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': permissions.replace('(self)', '()'),
  'referrer-policy': 'no-referrer',
}

/** The same for the origin of people's files, where nothing is a page: what a file says of itself comes later and goes before. */
export const protectingFiles: onRequestHookHandler = (request, reply, done) => {
  reply.headers(inert)
  demandTls(request, reply)
  done()
}
