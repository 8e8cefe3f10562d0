import { useEffect, useState, type RefObject } from 'react'

/** Telephones of one maker let only the video itself fill the screen, by a name of their own. */
type OwnScreen = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

/** Fills the screen with the player, or where that is not allowed with its video. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { readonly isOn: boolean; readonly isPossible: boolean; toggle(): void; leave(): void } {
  const [isOn, setOn] = useState(false)
  const [isPossible, setPossible] = useState(false)
  useEffect(() => {
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    const own = video.current as OwnScreen | null
    setPossible(document.fullscreenEnabled || own?.webkitEnterFullscreen !== undefined)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame, video])
  return {
    isOn,
    isPossible,
    leave() {
      if (isOn) void document.exitFullscreen()
      ;(video.current as OwnScreen | null)?.webkitExitFullscreen?.()
    },
    toggle() {
      if (isOn) void document.exitFullscreen()
      else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => undefined)
      else (video.current as OwnScreen | null)?.webkitEnterFullscreen?.()
    },
  }
}
