import type { Values } from './values.ts'

/** Typing that was not saved, kept in this browser by user, resource and record. */
export interface Kept {
  /** Of the record that it was typed over; 0 for a new one. */
  readonly revision: number
  /** The record as it was then. */
  readonly base: Values
  readonly values: Values
  readonly at: number
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value['revision'] === 'number' &&
  typeof value['at'] === 'number' &&
  isObject(value['base']) &&
  isObject(value['values'])

export const keptKey = (userId: number, resource: string, id: number | undefined): string =>
  `lectern.kept.${userId}.${resource}.${id ?? 'new'}`

export function readKept(key: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps typing; a browser without room for it keeps nothing, and the form goes on. */
export function keep(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    localStorage.removeItem(key)
  }
}

export const dropKept = (key: string): void => localStorage.removeItem(key)
