import { useState, type MouseEvent } from 'react'
import { fileNameIn, saveFile } from '#kit/http/web/transfer.ts'
import { savedName } from '../file.name.ts'

export interface Download {
  readonly state: 'idle' | 'loading' | 'failed'
  /** For a click on the link to the file. */
  start(event: MouseEvent): void
}

const isOnServer = (url: string) => new URL(url, window.location.href).protocol.startsWith('http')

/**
 * Downloads under the author's name, which the server's own would go before, and tells `onDone` only once the file is
 * here. What is not on a server, as in a page that plays offline, the browser saves by itself.
 */
export function useDownload(url: string, name: string, onDone: () => void): Download {
  const [state, setState] = useState<Download['state']>('idle')
  async function load(): Promise<void> {
    setState('loading')
    try {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`the file was answered with ${response.status}`)
      const uploaded = fileNameIn(response.headers.get('content-disposition'))
      saveFile(await response.blob(), savedName(name, uploaded))
      setState('idle')
      onDone()
    } catch {
      setState('failed')
    }
  }
  return {
    state,
    start(event) {
      if (!isOnServer(url)) return onDone()
      event.preventDefault()
      if (state !== 'loading') void load()
    },
  }
}
