/** Installs what is missing in a folder: `run` is enough to build and run, `all` also to test. */
export function install(scope: 'run' | 'all', folder?: string): Promise<void>
