import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { FieldId } from '@fx-gateway/domain/corpay/beneficiaries/fields/fieldIds.ts';
import { isSameRulesQuery } from '@fx-gateway/domain/corpay/beneficiaries/fields/rulesQuery.ts';
import {
  findMethodWithoutField,
  listOtherMethods,
  type RulesOfOtherMethod,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/otherMethods.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

/** What other methods of payment would ask for: looked up once, when a user cannot go on for want of something. */
export class OtherMethodRules {
  known: readonly RulesOfOtherMethod[] = [];
  readonly #session: CorpaySessionStore;

  constructor(session: CorpaySessionStore) {
    this.#session = session;
    makeAutoObservable(this, { known: observableRef });
  }

  /** Rules that are not to be had say nothing: the field is asked for all the same. */
  async look(record: Beneficiary): Promise<void> {
    const isKnown = ({ query }: { readonly query: RulesOfOtherMethod['query'] }): boolean =>
      this.known.some((each) => isSameRulesQuery(each.query, query));
    for (const other of listOtherMethods(record).filter((each) => !isKnown(each))) {
      // One after the other: there are two at most.
      const answer = await this.#session.corpay.beneficiaries.rules(other.query);
      runInAction(() => {
        if (answer.ok) this.known = [...this.known, { ...other, template: answer.value }];
      });
    }
  }

  methodWithout(record: Beneficiary, field: FieldId): string | null {
    return findMethodWithoutField(this.known, record, field);
  }
}
