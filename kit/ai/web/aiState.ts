import { createContext, useContext } from 'react'
import type { AiState } from '../aiWork.ts'

const State = createContext<AiState | undefined>(undefined)

export const AiStateProvider = State.Provider

/** What this installation can have made by AI; undefined while that is not known, and where no provider says it. */
export const useAiState = (): AiState | undefined => useContext(State)
