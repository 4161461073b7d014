import type { InferOutput } from 'valibot';
import { FAULT_KINDS } from '../../contract/fault-kinds.ts';
import { accountNamed, listKeys } from '../billing/keys.ts';
import { serviceError } from '../http/service-error.ts';
import { liveEvent } from '../journal/live-events.ts';
import type { ServiceContext } from '../service-context.ts';
import { type Fault, rateIn } from '../simulation/faults.ts';
import type { faultBody } from './bodies.ts';
import { faultDocument } from './documents.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOfItems } from './pages.ts';

export const faults: LocalRun = async ({ service, query, test }) => {
  const names = await keyNames(service);
  const own = service.simulation.faults.list().filter((fault) => test === undefined || fault.test === test);
  const data = own.map((fault) => ({ ...shown(fault, names), id: fault.id }));
  const kinds = Object.entries(FAULT_KINDS).map(([kind, meaning]) => ({ kind, meaning }));
  return { ...pageOfItems(data, query), kinds };
};

const shown = (fault: Fault, names: ReadonlyMap<string, string>) =>
  faultDocument(fault, fault.account === undefined ? undefined : names.get(fault.account));

async function keyNames({ store }: ServiceContext): Promise<Map<string, string>> {
  const keys = await store.read(listKeys);
  return new Map(keys.map(({ account, name }) => [account, name]));
}

/** The test may also come in the header that requests carry. */
export const addFault: LocalRun<InferOutput<typeof faultBody>> = async ({ service, body, test: named }) => {
  const { kind, count, path, key, test = named } = body;
  const rate = body.rate === undefined ? 1 : rateIn(String(body.rate));
  if (rate === undefined) throw serviceError.invalid('rate: must be from 0 to 1, such as 0.2, 20% or 1/5');
  const account =
    key === undefined
      ? undefined
      : await service.store.read((sql) => accountNamed(sql, service.accounts.known(key)));
  if (key !== undefined && account === undefined) throw serviceError.missing('Key not found.');
  const fault = service.simulation.faults.add({ kind, rate, count, path, account, test });
  const document = shown(fault, await keyNames(service));
  service.live.publish(liveEvent('fault', { ...document, change: 'added' }));
  return document;
};

export const removeFault: LocalRun = async ({ service, id, test }) => {
  const { faults: all } = service.simulation;
  const isOther = test !== undefined && all.list().some((fault) => fault.id === id && fault.test !== test);
  if (isOther || !all.remove(id)) throw serviceError.missing('Fault not found.');
  service.live.publish(liveEvent('fault', { object: 'fault', id, change: 'removed' }));
  return { object: 'fault', id, deleted: true };
};
