/** The kinds that are loaded together: each alone is too small to be worth a file of its own. */
export { planConverter } from './converters.ts';
export { planDiskCache } from './disk-cache.ts';
export { planFollow } from './followed.ts';
export { planSettings } from './settings.ts';
