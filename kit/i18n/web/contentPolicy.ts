import { config } from 'zod/v4/core'

// zod tries whether it may compile code once the first schema is made; the Content-Security-Policy forbids it, and each try
// would be reported. So each page imports this before anything else.
config({ jitless: true })
