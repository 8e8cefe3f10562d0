import './favourites.css'
import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useLocation } from '@tanstack/react-router'
import { Button } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { Favourite } from '#features/people/preference/favourite.ts'
import { shellWords } from '../../words/shellWords.ts'
import { favouriteAt } from './favouriteAt.ts'
import { mostFavourites } from './favourites.calls.ts'
import { isSameFavourite } from './sameFavourite.ts'
import { useFavourites } from './useFavourites.ts'

/** In the head of a list or of a record: puts it at the top of the sidebar, or takes it out again. */
export function FavouriteStar() {
  const { pathname, searchStr } = useLocation()
  const of = favouriteAt(pathname, searchStr)
  return of ? <Star of={of} /> : null
}

function Star({ of }: { readonly of: Favourite }) {
  const t = useWords(shellWords)
  const { list, set } = useFavourites()
  const others = list.filter((one) => !isSameFavourite(one.of, of))
  const isOn = others.length < list.length
  const toggle = () => {
    if (isOn) return void set(others)
    if (list.length >= mostFavourites)
      return notify({ kind: 'info', text: t('favourites.full', { max: mostFavourites }) })
    void set([...list, { of, name: '' }])
  }
  return (
    <Button
      type="text"
      size="small"
      className="shell-star"
      icon={isOn ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
      aria-pressed={isOn}
      aria-label={t('favourites.star')}
      title={isOn ? t('favourites.takeOut') : t('favourites.add')}
      onClick={toggle}
    />
  )
}
