import { theme, type ThemeConfig } from 'antd'
import { deepOf, defaultColour, mix } from '../colour.ts'
import { coloursOf, inScheme, type ColourName, type Scheme } from '../palette.ts'

/** The key of antd's variables; the build moves them from `.lectern` to `:root`, where a script may set them. */
export const cssKey = 'lectern'

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'

/**
 * antd's tokens for a theme colour, in the light or in the dark, made of the palette: blue-tinted greys, radius 8, motion under
 * 200 ms, text that meets AA.
 */
export function themeOf(colour: string = defaultColour, scheme: Scheme = 'light'): ThemeConfig {
  const colours = coloursOf(colour)
  const of = (name: ColourName): string => inScheme(colours[name], scheme)
  const shadow = `0 1px 2px ${of('shade')}, 0 10px 32px ${of('shade-deep')}`
  return {
    hashed: false,
    zeroRuntime: import.meta.env?.MODE !== 'development',
    cssVar: { key: cssKey },
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...measures,
      ...brandTokens(colour, scheme, of),
      ...greys(of),
      ...stateTokens(scheme, of),
      boxShadow: shadow,
      boxShadowSecondary: shadow,
    },
    components: {
      Button: {
        primaryColor: 'var(--brand-ink)',
        dangerColor: of('card'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultBorderColor: of('line-control'),
        defaultHoverColor: of('brand-deep'),
        defaultActiveColor: of('brand-deep'),
        fontWeight: 500,
      },
      Input: {
        activeShadow: '0 0 0 3px var(--ant-control-outline)',
        activeBorderColor: of('brand-deep'),
      },
      InputNumber: { activeBorderColor: of('brand-deep') },
      DatePicker: { activeBorderColor: of('brand-deep') },
      Select: {
        activeBorderColor: of('brand-deep'),
        optionSelectedColor:
          scheme === 'light' ? deepOf(colour, [softer(colour, scheme)]) : of('brand-deeper'),
        optionSelectedFontWeight: 550,
      },
      Modal: { titleFontSize: 16 },
      // 24 px high, which is what a finger needs at the least (WCAG 2.2 AA); antd's own is 22.
      Switch: { trackHeight: 24, trackMinWidth: 48, handleSize: 20, innerMinMargin: 10, innerMaxMargin: 26 },
      Slider: { railBg: of('bone'), railHoverBg: of('line-control') },
      Segmented: { trackBg: of('bone'), itemSelectedBg: of('raised') },
      Tooltip: { colorBgSpotlight: of('dark') },
      Menu: { itemSelectedColor: of('brand-deep'), itemSelectedBg: of('brand-soft') },
    },
  }
}

/** The ground of what is chosen while the pointer is on it. */
const softer = (colour: string, scheme: Scheme): string =>
  scheme === 'light' ? mix(colour, 0.25) : mix(colour, 0.26, inScheme(coloursOf(colour).card, scheme))

const brandTokens = (
  colour: string,
  scheme: Scheme,
  of: (name: ColourName) => string,
): ThemeConfig['token'] => ({
  colorPrimary: colour,
  colorPrimaryHover: mix(colour, 0.9, '#ffffff'),
  colorPrimaryActive: mix(colour, 0.88, '#000000'),
  colorPrimaryBg: of('brand-soft'),
  colorPrimaryBgHover: softer(colour, scheme),
  colorPrimaryBorder: of('brand-line'),
  colorPrimaryText: of('brand-deep'),
  colorPrimaryTextHover: of('brand-deep'),
  colorPrimaryTextActive: of('brand-deep'),
  colorInfo: colour,
  colorLink: of('brand-deep'),
  colorLinkHover: mix(of('brand-deep'), 0.85, of('ink')),
  colorLinkActive: mix(of('brand-deep'), 0.75, of('ink')),
  controlItemBgActive: of('brand-soft'),
  controlItemBgActiveHover: softer(colour, scheme),
  controlOutline: `${colour}55`,
})

const greys = (of: (name: ColourName) => string): ThemeConfig['token'] => ({
  colorTextBase: of('ink'),
  colorText: of('ink'),
  colorTextSecondary: of('ink-2'),
  colorTextTertiary: of('ink-3'),
  colorTextQuaternary: of('ink-faint'),
  colorTextPlaceholder: of('ink-3'),
  colorBorder: of('line-control'),
  colorBorderSecondary: of('line'),
  colorSplit: of('line'),
  colorBgLayout: of('bg'),
  colorBgContainer: of('card'),
  colorBgElevated: of('raised'),
  colorBgMask: of('veil'),
})

const stateTokens = (scheme: Scheme, of: (name: ColourName) => string): ThemeConfig['token'] => ({
  colorSuccess: scheme === 'light' ? '#1d8a54' : of('ok'),
  colorSuccessBg: of('ok-soft'),
  colorWarning: scheme === 'light' ? '#b87503' : of('wait'),
  colorWarningBg: of('wait-soft'),
  colorError: scheme === 'light' ? '#c0392b' : of('bad'),
  colorErrorBg: of('bad-soft'),
  colorErrorText: of('bad'),
  colorInfoBg: of('brand-soft'),
})

const measures: ThemeConfig['token'] = {
  borderRadius: 8,
  fontSize: 14,
  fontFamily,
  controlHeight: 34,
  controlHeightSM: 28,
  controlHeightLG: 42,
  motionDurationFast: '0.08s',
  motionDurationMid: '0.14s',
  motionDurationSlow: '0.18s',
}
