import manifest from '../package.json' with { type: 'json' }

/** The version of this release, which all packages share. */
export const { version } = manifest
