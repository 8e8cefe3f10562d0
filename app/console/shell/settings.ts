import { z } from 'zod'
import { presetColours } from '#kit/theme/colour.ts'
import { settingsKey } from './frame.ts'
import { remembered } from '../visits/remembered.ts'

export const sizes = ['small', 'medium', 'large'] as const
export type Size = (typeof sizes)[number]

const Settings = z.object({
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  hasTabs: z.boolean(),
  hasFixedHeader: z.boolean(),
  hasLogo: z.boolean(),
  size: z.enum(sizes),
  isCollapsed: z.boolean(),
})
export type Settings = z.output<typeof Settings>

/** B1, B4, B6: remembered in the browser; tags view, fixed header and logo are off until switched on. */
export const settings = remembered<Settings>(settingsKey, Settings, {
  colour: presetColours.sky,
  hasTabs: false,
  hasFixedHeader: false,
  hasLogo: false,
  size: 'medium',
  isCollapsed: false,
})

export const change = (part: Partial<Settings>): void => settings.set({ ...settings.get(), ...part })
