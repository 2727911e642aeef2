import { links } from '../../links.ts'
import type { MediaUse } from './search.ts'

/** The page on which a use of a file can be changed. */
export function linkToUse({ kind, id, name }: MediaUse): string {
  switch (kind) {
    case 'PRODUCT':
    case 'CHOICE':
      return links.product(id)
    case 'CUSTOMIZATION':
      return links.customizations({ q: name })
    case 'COLLECTION':
      return links.collections({ q: name })
    case 'PAGE':
      return links.page(id)
    case 'VIDEO':
      return links.media({ open: id })
    case 'LOGO':
      return links.settings('branding')
  }
}
