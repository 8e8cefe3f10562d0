import { config } from 'zod/v4/core'

// zod tries whether it may compile code; the Content-Security-Policy forbids it, and each try would be reported.
config({ jitless: true })
