import { EXIT_STATUS, OctetError, type Reason } from '../../errors.ts';

export interface Finding {
  readonly name: string;
  readonly state: 'good' | 'notice' | 'bad';
  readonly text: string;
  /** The next command to type, or the next step. */
  readonly remedy?: string;
  /** How doctor ends when this is the worst problem. */
  readonly exit?: number;
}

export const good = (name: string, text: string): Finding => ({ name, state: 'good', text });

export const notice = (name: string, text: string, remedy?: string): Finding => ({
  name,
  state: 'notice',
  text,
  remedy,
});

export const bad = (name: string, reason: Reason, text: string, remedy?: string): Finding => ({
  name,
  state: 'bad',
  text,
  remedy,
  exit: EXIT_STATUS[reason],
});

/** A check that fails is a finding, not the end of the examination. */
export async function finding(name: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof OctetError) || error.reason === 'interrupted') throw error;
    return bad(name, error.reason, error.message, error.hint ?? REMEDIES[error.reason]);
  }
}

/** For errors without a hint. */
const REMEDIES: Partial<Record<Reason, string>> = {
  usage: 'octet config list --show-origin',
  auth: 'octet auth login',
  missing: 'the address should end in /v1; see octet config list --show-origin',
  limited: 'wait a minute, then run: octet doctor',
  service: 'wait a little, then run: octet -v doctor',
  network: 'check the address, the network and the proxy, then run: octet -v doctor',
};
