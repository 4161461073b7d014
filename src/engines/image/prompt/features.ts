import type { SceneFeature } from './vocabulary.ts';

/** The features of a scene. It remembers which of them painters asked for: no other can have been painted. */
export class SceneFeatures {
  readonly #named: ReadonlySet<SceneFeature>;
  readonly #asked = new Set<SceneFeature>();

  constructor(named: ReadonlySet<SceneFeature>) {
    this.#named = named;
  }

  /** For painters. */
  has(feature: SceneFeature): boolean {
    this.#asked.add(feature);
    return this.#named.has(feature);
  }

  /** For layouts, which paint nothing. */
  isNamed(feature: SceneFeature): boolean {
    return this.#named.has(feature);
  }

  isPainted(feature: SceneFeature): boolean {
    return this.#named.has(feature) && this.#asked.has(feature);
  }
}
