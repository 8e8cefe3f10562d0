import type { Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    /** How far things have moved by themselves since the page was opened, as browsers count it, and what moved. */
    shifted?: {
      value: number
      what: string[]
      count: (entries: PerformanceEntryList) => void
      observer: PerformanceObserver
    }
  }
}

const pressable =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch], [role=menuitem], [role=checkbox], [role=radio], [role=option], [role=link], [tabindex="0"]'

/** Counts from the first paint on whatever moves without anybody having done something. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const what: string[] = []
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) continue
        shifted.value += Number(entry.value)
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        for (const { node, previousRect, currentRect } of sources)
          what.push(
            `${Number(entry.value).toFixed(3)} ${node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName} ${[previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`).join(' → ')}`,
          )
      }
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    const shifted = { value: 0, what, count, observer }
    window.shifted = shifted
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/** After the frame that is being drawn, what has moved since the page was opened. */
export const shiftsOf = (page: Page): Promise<{ value: number; what: string[] }> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const { shifted } = window
    if (!shifted) throw new Error('Nobody watches what moves')
    shifted.count(shifted.observer.takeRecords())
    return { value: shifted.value, what: shifted.what }
  })

/** What overflows a window that could be scrolled sideways. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.slice(0, 30)}`)
  })

/** Icons that are spoken by the English name of their picture, with what they stand in; what has a name of its own is spoken by that. */
export const spokenIcons = (within: Page | Locator): Promise<string[]> =>
  within.locator('.anticon[aria-label]').evaluateAll((icons) =>
    icons
      .filter((icon) => icon.classList.contains(`anticon-${icon.ariaLabel}`))
      .filter((icon) => !icon.closest('[aria-hidden=true], :is(a, button, [role=button])[aria-label]'))
      .map((icon) => `${icon.ariaLabel} in ${icon.parentElement?.outerHTML.slice(0, 120)}`),
  )

/**
 * What can be pressed or typed into and lies under a button that floats over the screen, by tag and words. The end of what is
 * as wide as a phone may, up to a tenth of it.
 */
export const coveredByFloats = (page: Page): Promise<string[]> =>
  page.evaluate((pressable) => {
    const most = 0.1
    const probes = [0.05, 0.5, 0.95]
    const shareOf = (one: Element, float: Element) => {
      const [own, other] = [one.getBoundingClientRect(), float.getBoundingClientRect()]
      return (Math.min(own.right, other.right) - Math.max(own.left, other.left)) / own.width
    }
    return [...document.querySelectorAll('.assistant-button, .shell-settings-button')]
      .filter((float) => float.checkVisibility({ visibilityProperty: true }))
      .flatMap((float) => {
        const { left, top, width, height } = float.getBoundingClientRect()
        const points = probes.flatMap((right) => probes.map((down) => [right, down] as const))
        const below = points.flatMap(([right, down]) =>
          document.elementsFromPoint(left + width * right, top + height * down),
        )
        const covered = below.filter((one) => !float.contains(one)).map((one) => one.closest(pressable))
        return [...new Set(covered)]
          .filter((one) => one !== null)
          .filter((one) => shareOf(one, float) > most)
          .map((one) => `${one.tagName.toLowerCase()} ${one.textContent.trim().slice(0, 30)}`)
      })
  }, pressable)

/**
 * What a list on a desktop does not show whole: tables that scroll sideways, cells whose content sticks out of them, and rows
 * of more than one line, each by its words and by how many pixels. Text that ends in dots is told on hover.
 */
export const cutCells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const highest = 49
    const named = (element: Element, pixels: number, limit: number) =>
      `${element.tagName.toLowerCase()}.${element.className} ${Math.round(pixels)} of ${limit}: ${element.textContent.trim().slice(0, 60)}`
    const sideways = [...document.querySelectorAll('.kit-table-scroll, .kit-table :is(td, th)')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => named(element, element.scrollWidth, element.clientWidth))
    const high = [...document.querySelectorAll('.kit-table:not([data-tiled]) tbody tr')]
      .filter((row) => getComputedStyle(row).display === 'table-row')
      .filter((row) => row.getBoundingClientRect().height > highest)
      .map((row) => named(row, row.getBoundingClientRect().height, highest))
    return [...sideways, ...high].slice(0, 5)
  })

/** Help lines that are nearer to the next field than three times as far as to their own, with both distances. */
export const crowdedHelp = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return [...document.querySelectorAll('.kit-field-note')].flatMap((note) => {
      const next = note.closest('[data-field]')?.nextElementSibling
      const control = note.previousElementSibling
      if (!next?.matches('[data-field]') || !control || note.textContent?.trim() === '') return []
      const { top, bottom } = textOf(note)
      const [own, other] = [
        top - control.getBoundingClientRect().bottom,
        next.getBoundingClientRect().top - bottom,
      ]
      return other < 3 * Math.max(own, 4)
        ? [`${note.textContent?.slice(0, 40)}: ${own.toFixed(0)} and ${other.toFixed(0)}`]
        : []
    })
  })

/**
 * What can be pressed and is less than 24 pixels wide or high without enough room around it (WCAG 2.2, 2.5.8), by tag,
 * classes, size and name. A word within a sentence is as high as its line; a box is as large as its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((pressable) => {
    const least = 24
    const wrapped = 'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number'
    const isWithinText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    const isSeen = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // What only a screen reader meets, and what waits beside the window.
      return (
        isDrawn &&
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom > -window.scrollY &&
        !element.closest('[inert]')
      )
    }
    const targets = [...document.querySelectorAll(pressable)]
      .filter((element) => isSeen(element) && !element.matches(':disabled') && !isWithinText(element))
      .map((element) => {
        const outer = element.closest(wrapped) ?? element
        const { left, top, right, bottom, width, height } = outer.getBoundingClientRect()
        const isSmall = Math.round(width) < least || Math.round(height) < least
        return {
          element,
          outer,
          left,
          top,
          right,
          bottom,
          width,
          height,
          x: left + width / 2,
          y: top + height / 2,
          isSmall,
        }
      })
    type Target = (typeof targets)[number]
    const isNear = (one: Target, other: Target) => {
      if (one.outer.contains(other.outer) || other.outer.contains(one.outer)) return false
      if (other.isSmall) return Math.hypot(one.x - other.x, one.y - other.y) < least
      const across = Math.max(other.left - one.x, 0, one.x - other.right)
      const down = Math.max(other.top - one.y, 0, one.y - other.bottom)
      return Math.hypot(across, down) < least / 2
    }
    /** A transparent edge that takes the press as well is part of the target. */
    const isPressedAround = ({ outer }: Target) => {
      outer.scrollIntoView({ block: 'center' })
      const moved = outer.getBoundingClientRect()
      const [cx, cy] = [moved.left + moved.width / 2, moved.top + moved.height / 2]
      const radius = least / 2 - 0.5
      return [-radius, radius].every((right) =>
        [-radius, radius].every((down) => {
          const hit = document.elementFromPoint(cx + right, cy + down)
          return hit !== null && outer.contains(hit)
        }),
      )
    }
    return targets
      .filter((one) => one.isSmall && targets.some((other) => isNear(one, other)) && !isPressedAround(one))
      .map(({ element, width, height }) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${Math.round(width)}×${Math.round(height)} ${name}`
      })
  }, pressable)

/**
 * What the keyboard can focus and whose ring stands out from what is around it by less than 3:1 (WCAG 1.4.11), by tag, classes
 * and contrast. The ring is whatever of outline, shadow and border becomes another one by the focus.
 */
export async function faintRings(page: Page): Promise<string[]> {
  // From here on the browser shows where the focus is, as for somebody at the keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(async (pressable) => {
    const least = 3
    const frame = async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    type Rgb = readonly [number, number, number]
    const paint = (colour: string, background: Rgb): Rgb => {
      if (!pen) return background
      for (const each of [`rgb(${background.join()})`, colour]) {
        pen.fillStyle = each
        pen.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return [red, green, blue]
    }
    const luminance = (colour: Rgb) => {
      const [red = 0, green = 0, blue = 0] = colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: Rgb, other: Rgb) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const backgroundOf = (element: Element | null): Rgb =>
      element
        ? paint(getComputedStyle(element).backgroundColor, backgroundOf(element.parentElement))
        : [255, 255, 255]
    const ringsOf = (element: Element) => {
      const style = getComputedStyle(element)
      const rings = (part: string, colour: string) =>
        (colour.match(/(rgba?|color|oklab)\([^)]*\)/g) ?? []).map((one) => ({ part, colour: one }))
      return [
        ...(style.outlineStyle === 'none' ? [] : rings('outline', style.outlineColor)),
        ...(style.borderTopWidth === '0px' ? [] : rings('border', style.borderTopColor)),
        ...rings('shadow', style.boxShadow),
      ]
    }
    const around = (element: Element) => {
      const up: Element[] = []
      for (let at: Element | null = element; at && up.length < 7; at = at.parentElement) up.push(at)
      // A list box gives its ring to the option in use.
      const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
      return [...up, ...[element.nextElementSibling, option].filter((one) => one !== null)]
    }
    const focusable = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    /** The contrast of the best ring; `least` where the focus goes elsewhere. */
    const ringContrast = async (element: HTMLElement, wait: () => Promise<void>): Promise<number> => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await wait()
      const near = around(element)
      const before = near.map(ringsOf)
      element.focus({ preventScroll: true })
      await wait()
      if (document.activeElement !== element) return least
      const contrasts = near.flatMap((each, index) => {
        const background = backgroundOf(each.parentElement)
        const isFresh = (ring: { part: string; colour: string }) =>
          !before[index]?.some(({ part, colour }) => part === ring.part && colour === ring.colour)
        const fresh = ringsOf(each).filter(isFresh)
        return fresh.map(({ colour }) => contrast(paint(colour, background), background))
      })
      return Math.max(0, ...contrasts)
    }
    const faint = new Set<string>()
    for (const element of focusable) {
      if ((await ringContrast(element, async () => {})) >= least) continue
      // Some draw their ring themselves, and take it away, a frame later.
      const found = await ringContrast(element, frame)
      if (found < least)
        faint.add(
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${found.toFixed(1)}:1 ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`,
        )
    }
    // What has the focus may be larger than it is otherwise.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [...faint]
  }, pressable)
}
