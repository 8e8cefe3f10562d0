import 'antd/dist/antd.css'
import './base.css'
import './antd.css'
import './kit.css'
import { DownOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useMedia } from '#kit/view/web/useMedia.ts'
import { applyColour } from './applyColour.ts'
import { defaultColour } from '../colour.ts'
import { useScheme } from './useTheme.ts'
import { themeOf } from './theme.ts'

interface ThemeProviderProps {
  readonly children: ReactNode
  /** `#rrggbb` (B4). */
  readonly colour?: string
  /** B6. */
  readonly size?: 'small' | 'medium' | 'large'
  /** antd's own words, loaded by the shell with the language. */
  readonly locale?: Locale | undefined
}

/**
 * antd under our theme. Its style sheet is drawn at build (`tools/antdStyles.ts` puts it in the place of
 * `antd/dist/antd.css`), so nothing is computed or inserted at run time.
 */
export function ThemeProvider({
  children,
  colour = defaultColour,
  size = 'medium',
  locale,
}: ThemeProviderProps) {
  // Said to antd too: it would wait for the end of movements that the sheet has switched off.
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  // The sheet knows both; what antd works out by itself, it works out of these.
  const scheme = useScheme()
  const theme = useMemo(() => {
    const usual = themeOf(colour, scheme)
    return { ...usual, token: { ...usual.token, motion: !isStill } }
  }, [colour, scheme, isStill])
  useEffect(() => applyColour(colour), [colour])
  return (
    <ConfigProvider
      theme={theme}
      componentSize={size}
      button={{ autoInsertSpace: false }}
      select={{ suffixIcon: <DownOutlined aria-hidden="true" /> }}
      wave={{ disabled: true }}
      {...(locale && { locale })}
    >
      {children}
    </ConfigProvider>
  )
}
