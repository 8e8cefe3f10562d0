import { describe, expect, test } from 'vitest'
import { loginPath, targetOf } from './target.ts'

const origin = 'https://lectern.example'
const after = (redirect: string) => targetOf(`?redirect=${encodeURIComponent(redirect)}`, origin)

describe('the way back after signing in', () => {
  test('leads to the full address that was asked for', () => {
    expect(after('/base/career/list?status=draft#top')).toBe('/base/career/list?status=draft#top')
  })

  test('leads to the start when none was asked for', () => {
    expect(targetOf('', origin)).toBe('/')
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'data:text/html,x',
    '',
  ])('never leaves the site: %j', (redirect) => {
    expect(new URL(after(redirect), origin).origin).toBe(origin)
    expect(after(redirect)).not.toContain('evil')
  })

  test('does not come back to the sign-in pages', () => {
    expect(after('/login?redirect=/login')).toBe('/')
    expect(after('/auth-redirect')).toBe('/')
  })

  test('is kept in the address of the sign-in page', () => {
    const path = loginPath('/datas/works/list?page=2')
    expect(path).toBe('/login?redirect=%2Fdatas%2Fworks%2Flist%3Fpage%3D2')
    expect(targetOf(path.slice('/login'.length), origin)).toBe('/datas/works/list?page=2')
    expect(loginPath('/')).toBe('/login?redirect=%2F')
  })
})
