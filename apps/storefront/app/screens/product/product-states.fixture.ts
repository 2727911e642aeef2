import type { ShopProduct } from '@vitrine/contract/shop'
import type { ProductState } from '../../views/product-state.ts'
import { anOption, aProduct, aVariant } from './product.fixture.ts'

const sizes = anOption('Size', ['Small', 'Large'])
const gone = { inStock: false }
const zero = { min: '0', max: '0' }

/** One product for each state that a buyer meets. */
export const productsByState: Readonly<Record<ProductState | 'free' | 'hidden', ShopProduct>> = {
  in: aProduct(),
  digital: aProduct({ productType: 'digital' }),
  giftCard: aProduct({ isGiftCard: true }),
  some: aProduct({
    stock: 'PARTIALLY_OUT_OF_STOCK',
    manageVariants: true,
    options: [sizes],
    variants: [
      aVariant({ choices: { Size: 'Small' }, ...gone }),
      aVariant({ choices: { Size: 'Large' } }),
    ],
  }),
  preorder: aProduct({
    stock: 'OUT_OF_STOCK',
    preorderable: true,
    variants: [aVariant({ ...gone, preorderable: true, preorderMessage: 'Leaves in 3 weeks' })],
  }),
  out: aProduct({ stock: 'OUT_OF_STOCK', variants: [aVariant(gone)] }),
  free: aProduct({ price: zero, listPrice: zero, variants: [aVariant({ price: '0' })] }),
  // None of its variants is shown.
  hidden: aProduct({ stock: 'OUT_OF_STOCK', price: null, listPrice: null, variants: [] }),
}
