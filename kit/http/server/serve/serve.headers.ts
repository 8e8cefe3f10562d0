import type { IncomingMessage } from 'node:http'
import type { HelmetOptions } from 'helmet'
import type { FilesOrigin } from './serve.filesOrigin.ts'

/**
 * No inline script or style, nothing from another host but people's files and framed pages, which run in a sandbox; `data:`
 * and `blob:` pictures are previews of what is uploaded.
 */
export function securityHeaders(filesOrigin: FilesOrigin): HelmetOptions {
  const files = ({ headers }: IncomingMessage) => filesOrigin(headers) ?? "'self'"
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", files],
        imgSrc: ["'self'", files, 'data:', 'blob:'],
        mediaSrc: ["'self'", files, 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  }
}
