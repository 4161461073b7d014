import type { Faults as ServiceFaults } from '../service/simulation/faults.ts';
import { rateIn, readFault } from '../service/simulation/faults.ts';
import type { Fixtures as ServiceFixtures } from '../service/simulation/fixtures.ts';
import { readFixture } from '../service/simulation/read-fixture.ts';
import type { Added, Fault, Faults, Fixture, Fixtures } from './api.ts';

export function scopedFixtures(fixtures: ServiceFixtures, test: string | undefined): Fixtures {
  const addOne = (given: Fixture): string => {
    const source = { ...given };
    return fixtures.add({ fixture: readFixture(source, 'fixture'), source, test }).id;
  };
  return {
    add(given) {
      const list: readonly Fixture[] = 'length' in given ? given : [given];
      // The one that is added last is tried first.
      const ids = list.toReversed().map(addOne).toReversed();
      return added(ids, (id) => fixtures.remove(id));
    },
    clear: () => void fixtures.clear(test),
  };
}

export function scopedFaults(faults: ServiceFaults, test: string | undefined): Faults {
  return {
    add(given) {
      const fault = typeof given === 'string' ? readFault(given) : faultOf(given);
      const { id } = faults.add({ ...fault, test });
      return added([id], (each) => faults.remove(each));
    },
    clear() {
      for (const fault of faults.list()) {
        if (test === undefined || fault.test === test) faults.remove(fault.id);
      }
    },
  };
}

function faultOf({ kind, rate = 1, count, path }: Fault) {
  const share = rateIn(String(rate));
  if (share === undefined) throw new TypeError(`rate: '${rate}' is not from 0 to 1, such as 0.2, 20% or 1/5`);
  return { ...readFault(String(kind)), rate: share, count, path };
}

const added = (ids: readonly string[], remove: (id: string) => void): Added => ({
  id: ids[0] ?? '',
  remove: () => ids.forEach(remove),
});
