import { uiMessagesEn } from '@vitrine/ui/messages'
import { authEn } from './en-auth.ts'
import { cartEn } from './en-cart.ts'
import { reviewsEn } from './en-reviews.ts'
import { wishesEn } from './en-wishes.ts'

/** What every page says, and those where something is looked for. The other languages have the same keys. */
export const shopEn = {
  ui: uiMessagesEn,

  layout: {
    skip: 'Skip to the content',
    collections: 'Collections',
    all: 'All products',
    menu: 'Menu',
    search: 'Search',
    signIn: 'Sign in',
    account: 'Account',
    home: '{shop}, home page',
    language: 'Language',
    foot: 'Shop',
    people: 'For you',
    giftCard: 'Gift card balance',
    withdraw: 'Withdraw from contract',
  },

  rehearsal: {
    label: 'Rehearsal',
    text: 'What you order here has no consequences: no money, no stock, no mails.',
    end: 'End the rehearsal',
  },

  home: {
    enter: 'Shop all products',
    collections: 'Collections',
    new: { label: 'New arrivals', all: 'All new arrivals' },
    sale: { label: 'On sale', all: 'All products on sale' },
    empty: {
      title: 'No products yet',
      why: 'The shop has not added any products yet. Please come back soon.',
    },
  },

  productCount: { none: 'No products', one: '{n, number} product', other: '{n, number} products' },

  card: {
    colours: { one: '{n, number} colour', other: '{n, number} colours' },
    choices: { one: '{n, number} option', other: '{n, number} options' },
    sale: 'Sale',
  },

  states: {
    in: 'In stock',
    giftCard: 'Comes by e-mail',
    digital: 'Digital file, available for download',
    some: 'Some options are sold out',
    preorder: 'Pre-order',
    out: 'Sold out',
    free: 'Free',
  },

  price: { from: 'from' },

  collections: {
    title: 'All collections',
    all: 'All collections',
    pages: 'Pages of collections',
    count: {
      none: 'No collections',
      one: '{n, number} collection',
      other: '{n, number} collections',
    },
    none: { title: 'No collections yet', why: 'You can find every product under “All products”.' },
    beyond: { title: 'There is no such page' },
  },

  collection: {
    description: {
      one: '{name}: one product at {shop}',
      other: '{name}: {n, number} products at {shop}',
    },
    everything: 'All products',
    pages: 'Pages of {name}',
    within: 'Collections in {name}',
    sort: {
      label: 'Sort by',
      relevance: 'Best match',
      'best-selling': 'Best selling',
      newest: 'Newest first',
      arranged: 'Featured',
      price: 'Price, low to high',
      '-price': 'Price, high to low',
      name: 'Name',
    },
    empty: {
      title: 'No products match these filters',
      why: 'Remove a filter, or have a look at all products.',
      bare: 'No products yet',
      bareWhy: 'This collection is still empty. Have a look at the others.',
    },
    beyond: { title: 'There is no such page', why: 'This list has fewer pages.' },
    first: 'To the first page',
  },

  filter: {
    title: 'Filters',
    open: {
      label: 'Filters',
      some: { one: 'Filters ({n, number})', other: 'Filters ({n, number})' },
    },
    price: {
      label: 'Price',
      min: 'Lowest price',
      max: 'Highest price',
      unreadable: 'Enter the price in digits, such as 40 or 19.90.',
      belowMin: 'This is lower than the minimum price. Increase it, or lower the minimum.',
    },
    min: 'From',
    max: 'To',
    availability: 'Availability',
    sale: 'On sale',
    brand: 'Brand',
    ribbon: 'Label',
    tag: 'Tag',
    count: '{n, number}',
    all: { one: 'Show all {n, number}', other: 'Show all {n, number}' },
    find: 'Find in {facet}',
    notFound: 'Nothing with this name',
    without: {
      one: 'Without “{filter}”: {n, number} product',
      other: 'Without “{filter}”: {n, number} products',
    },
    apply: 'Show products',
    show: {
      none: 'No products',
      one: 'Show {n, number} product',
      other: 'Show {n, number} products',
    },
    clear: 'Clear all',
    applied: 'Applied filters',
    chip: {
      between: '{min} to {max}',
      over: 'Over {min}',
      under: 'Under {max}',
      named: '{facet}: {value}',
    },
  },

  product: {
    pictures: 'Pictures of {name}',
    media: 'Pictures and videos of {name}',
    thumbnails: 'All pictures and videos',
    picture: 'Picture {n, number} of {total, number}',
    video: {
      label: 'Video',
      play: 'Play the video',
      processing: 'This video is not ready yet.',
      failed: 'This video cannot be played in this browser.',
      open: 'Open the video',
    },
    position: '{n, number} of {total, number}',
    videoOf: 'Video of {name}',
    zoom: 'Enlarge the picture',
    noPicture: 'No picture yet',
    showChoice: 'Update selection',
    clear: 'Clear selection',
    instead: 'Available: {choices}',
    deliveryFrom: 'Delivery to {country} from {price}',
    freeDelivery: 'Free delivery to {country}',
    together: '{first} in {second}',
    notTogether: 'not available in this combination',
    stock: {
      left: { one: 'In stock, the last one', other: 'In stock, {n, number} left' },
      preorder: 'Pre-order: {message}',
      choose: 'Choose {options} to see price and availability',
    },
    quantities: {
      atLeast: { one: 'At least one per order', other: 'At least {n, number} per order' },
      atMost: { one: 'At most one per order', other: 'At most {n, number} per order' },
      perBuyer: { one: 'One per customer', other: '{n, number} per customer' },
    },
    sku: 'SKU',
    by: 'By {maker}',
    related: 'Related products',
    relation: {
      chosen: 'Goes well with it',
      together: 'Bought together',
      brand: 'More by {maker}',
      shop: 'New in the shop',
    },
    recent: 'Recently viewed',
    details: 'Details',
    yes: 'Yes',
    no: 'No',
    noChoice: 'None',
    length: '{n, number} of {most, number}',
    plans: 'Purchase options',
    once: 'One-time purchase',
    every: {
      DAY: { one: 'Every day', other: 'Every {n, number} days' },
      WEEK: { one: 'Every week', other: 'Every {n, number} weeks' },
      MONTH: { one: 'Every month', other: 'Every {n, number} months' },
      YEAR: { one: 'Every year', other: 'Every {n, number} years' },
    },
    times: { one: 'once', other: '{n, number} times' },
    discount: '{amount} off',
  },

  text: {
    video: 'Video',
    sound: 'Sound',
    file: 'File',
    page: 'Open the page',
    contents: 'Contents',
    done: 'Done',
    open: 'Not done',
  },

  search: {
    title: 'Search',
    results: 'Search: {words}',
    label: 'What are you looking for?',
    submit: 'Search',
    found: {
      none: 'No products found for “{words}”',
      one: '{n, number} product found for “{words}”',
      other: '{n, number} products found for “{words}”',
    },
    none: { why: 'Check the spelling, try another word, or browse the collections.' },
    collections: 'Collections',
    filtered: 'Price and colour are set as filters.',
    exactly: 'Search for “{words}” as typed',
    meant: 'Did you mean',
    browse: 'Browse the collections',
    new: 'Or have a look at the new arrivals',
    suggestions: 'Suggestions',
    suggested: {
      none: 'No suggestions',
      one: '{n, number} suggestion, reach it with the arrow keys',
      other: '{n, number} suggestions, reach them with the arrow keys',
    },
    queries: 'Search for',
    products: 'Products',
    brands: 'Brands',
    pages: 'Pages',
    best: 'Or have a look at what sells best',
    bestSelling: 'Best selling',
    recent: 'Recent searches',
    clearRecent: 'Clear all',
    all: { one: 'Show {n, number} product', other: 'Show all {n, number} products' },
    loading: 'Searching…',
    failed: 'Suggestions cannot be loaded at the moment. You can still search.',
    retry: 'Try again',
  },

  opensSoon: {
    title: '{shop} opens soon',
    why: 'We are putting everything in its place. Please come back in a little while.',
  },

  notFound: {
    title: 'Page not found',
    why: 'It may have been moved, renamed or removed. Search for it, or go to the home page.',
    home: 'Go to the home page',
    all: 'See all products',
  },

  ...authEn,
  ...cartEn,
  ...wishesEn,
  ...reviewsEn,
} as const
