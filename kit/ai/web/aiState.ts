import { createContext, useContext } from 'react'
import type { AiState } from '../aiWork.ts'

const State = createContext<AiState | undefined>(undefined)

export const AiStateProvider = State.Provider

/** undefined: not known yet, or nobody says. */
export const useAiState = (): AiState | undefined => useContext(State)
