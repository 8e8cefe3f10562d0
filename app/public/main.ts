import '#kit/theme/web/base.css'
import '#kit/theme/web/kit.css'
import '#kit/view/web/readerPage.css'
import '#features/content/course/web/page/coursePage.css'
import '#features/content/product/web/productPage.css'
import '#features/content/user-page/web/userPageView.css'
import '../frame/frameSelect.css'
import './public.css'
import { offerThemes } from './offerThemes.ts'
import { chosenLanguage, rememberLanguage } from './language.ts'
import { getFreeInPlace } from './getFree.ts'
import { offerToContinue } from './offerToContinue.ts'

// The page is complete without this: it adds what only the reader's browser knows.
const language = chosenLanguage()
if (language === undefined) {
  rememberLanguage()
  offerThemes()
  getFreeInPlace()
  void offerToContinue()
} else window.location.replace(`${window.location.pathname}?lang=${language}`)
