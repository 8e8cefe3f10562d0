import { afterEach, vi } from 'vitest'
import { resetKit } from '#kit/feature/web/kitSettings.ts'
import { forgetTexts } from '#kit/form/web/storedTexts.ts'
import { setSession } from '#kit/http/web/session.ts'
import { forgetSeen } from '#kit/pick/web/picked.ts'

// One page serves many test files: what the one before left is gone when the next begins.
vi.unstubAllGlobals()
vi.restoreAllMocks()
// Whoever wrote last in the file before has it drawn: else the first click of the next one draws that.
window.dispatchEvent(new Event('pointerdown'))
resetKit()
forgetSeen()
setSession(undefined)
localStorage.clear()
// Nothing that was typed in one test is there in the next.
afterEach(() => forgetTexts('lectern.kept'))
sessionStorage.clear()
document.body.replaceChildren()
// This document draws nothing, so nothing lies anywhere.
document.elementsFromPoint = () => []
