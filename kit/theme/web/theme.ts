import type { ThemeConfig } from 'antd'
import { deepOf, defaultColour, inkOn, mix } from './colour.ts'

/** The key of antd's variables; the build moves them from `.lectern` to `:root`, where a script may set them. */
export const cssKey = 'lectern'

const ink = { text: '#1c2733', second: '#51606e', third: '#64717e', faint: '#93a0ab' } as const
const line = { control: '#cbd6dd', soft: '#e6ebef' } as const
const shadow = '0 1px 2px rgba(16, 42, 56, 0.08), 0 10px 32px rgba(16, 42, 56, 0.14)'

/** The brand's family, as CSS variables of the page. */
export const brandOf = (colour: string): Record<string, string> => {
  const soft = mix(colour, 0.15)
  return {
    '--brand': colour,
    '--brand-ink': inkOn(colour),
    '--brand-deep': deepOf(colour, soft),
    '--brand-deeper': deepOf(colour, soft, 6.2),
    '--brand-soft': soft,
    '--brand-line': mix(colour, 0.55),
    '--menu': colour === defaultColour ? '#54bbd7' : mix(colour, 0.9, '#000000'),
  }
}

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/** antd's tokens for a theme colour: blue-tinted greys, radius 8, motion under 200 ms, text that meets AA. */
export function themeOf(colour: string = defaultColour): ThemeConfig {
  const deep = deepOf(colour, mix(colour, 0.15))
  return {
    hashed: false,
    zeroRuntime: import.meta.env?.MODE !== 'development',
    cssVar: { key: cssKey },
    token: { ...fixedTokens, ...brandTokens(colour, deep) },
    components: {
      Button: {
        primaryColor: 'var(--brand-ink)',
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultBorderColor: line.control,
        defaultHoverColor: deep,
        defaultActiveColor: deep,
        fontWeight: 500,
      },
      Input: { activeShadow: '0 0 0 3px var(--ant-control-outline)', activeBorderColor: deep },
      InputNumber: { activeBorderColor: deep },
      DatePicker: { activeBorderColor: deep },
      Select: {
        activeBorderColor: deep,
        optionSelectedColor: deepOf(colour, mix(colour, 0.25)),
        optionSelectedFontWeight: 550,
      },
      Modal: { titleFontSize: 16 },
      // 24 px high, which is what a finger needs at the least (WCAG 2.2 AA); antd's own is 22.
      Switch: { trackHeight: 24, trackMinWidth: 48, handleSize: 20, innerMinMargin: 10, innerMaxMargin: 26 },
      Slider: { railBg: '#e3eaee', railHoverBg: '#d8e1e6' },
      Segmented: { trackBg: '#eaf0f3', itemSelectedBg: '#ffffff' },
      Tooltip: { colorBgSpotlight: '#14313e' },
      Menu: { itemSelectedColor: deep, itemSelectedBg: mix(colour, 0.15) },
    },
  }
}

const brandTokens = (colour: string, deep: string): ThemeConfig['token'] => ({
  colorPrimary: colour,
  colorPrimaryHover: mix(colour, 0.9, '#ffffff'),
  colorPrimaryActive: mix(colour, 0.88, '#000000'),
  colorPrimaryBg: mix(colour, 0.15),
  colorPrimaryBgHover: mix(colour, 0.25),
  colorPrimaryBorder: mix(colour, 0.55),
  colorPrimaryText: deep,
  colorPrimaryTextHover: deep,
  colorPrimaryTextActive: deep,
  colorInfo: colour,
  colorLink: deep,
  colorLinkHover: mix(deep, 0.85, '#000000'),
  colorLinkActive: mix(deep, 0.75, '#000000'),
  controlItemBgActive: mix(colour, 0.15),
  controlItemBgActiveHover: mix(colour, 0.25),
  controlOutline: `${colour}55`,
})

const fixedTokens: ThemeConfig['token'] = {
  colorSuccess: '#1d8a54',
  colorWarning: '#b87503',
  colorError: '#c0392b',
  colorTextBase: ink.text,
  colorText: ink.text,
  colorTextSecondary: ink.second,
  colorTextTertiary: ink.third,
  colorTextQuaternary: ink.faint,
  colorTextPlaceholder: '#6b7883',
  colorBorder: line.control,
  colorBorderSecondary: line.soft,
  colorSplit: line.soft,
  colorBgLayout: '#f5f8fa',
  colorBgMask: 'rgba(16, 42, 56, 0.42)',
  borderRadius: 8,
  fontSize: 14,
  fontFamily,
  controlHeight: 34,
  controlHeightSM: 28,
  controlHeightLG: 42,
  boxShadow: shadow,
  boxShadowSecondary: shadow,
  motionDurationFast: '0.08s',
  motionDurationMid: '0.14s',
  motionDurationSlow: '0.18s',
}
