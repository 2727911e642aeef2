import manifest from '../package.json' with { type: 'json' }

/** Of this release; all packages have the same. */
export const { version } = manifest
