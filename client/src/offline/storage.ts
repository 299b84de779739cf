/** Where the browser keeps tables: texts that only Python reads. */

export interface Storage {
  /** `{"person": …, "tables": {id: …}}` */
  load(): Promise<string>;
  /** A table's entries in the order of their numbers, as a list. */
  entries(table: string): Promise<string>;
  /** Write a table with one more entry; false where there is one of this number already. */
  append(table: string, row: string, number: number, entry: string): Promise<boolean>;
  put(table: string, row: string): Promise<void>;
  /** The review of a table; empty where there is none. */
  review(table: string): Promise<string>;
  keepReview(table: string, review: string): Promise<void>;
  remove(table: string): Promise<void>;
  setPerson(person: string): Promise<void>;
}

const told = (person: string | undefined, tables: [string, string][]): string =>
  `{"person":${person ?? 'null'},"tables":{${tables.map(([id, row]) => `${JSON.stringify(id)}:${row}`).join(',')}}}`;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

const STORES = ['people', 'tables', 'entries', 'reviews'];

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 2);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const store of STORES) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  };
  const database = await answered(request);
  // A page of a newer version would wait for this one without end.
  database.onversionchange = () => database.close();
  return database;
}

class Database implements Storage {
  constructor(private readonly database: IDBDatabase) {}

  /** Write in one transaction; done when all of it is kept, and nothing of it otherwise. */
  private write(work: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORES, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
      work((name) => transaction.objectStore(name));
    });
  }

  async load(): Promise<string> {
    const transaction = this.database.transaction(['people', 'tables']);
    const tables = transaction.objectStore('tables');
    const [person, ids, rows] = await Promise.all([
      answered(transaction.objectStore('people').get('me') as IDBRequest<string | undefined>),
      answered(tables.getAllKeys()),
      answered(tables.getAll() as IDBRequest<string[]>),
    ]);
    return told(
      person,
      ids.map((id, at) => [String(id), rows[at]!]),
    );
  }

  async entries(table: string): Promise<string> {
    const store = this.database.transaction('entries').objectStore('entries');
    return `[${(await answered(store.getAll(entriesOf(table)) as IDBRequest<string[]>)).join(',')}]`;
  }

  async append(table: string, row: string, number: number, entry: string): Promise<boolean> {
    try {
      await this.write((store) => {
        store('entries').add(entry, [table, number]);
        store('tables').put(row, table);
      });
      return true;
    } catch (error) {
      if ((error as DOMException).name === 'ConstraintError') return false;
      throw error;
    }
  }

  put(table: string, row: string): Promise<void> {
    return this.write((store) => store('tables').put(row, table));
  }

  async review(table: string): Promise<string> {
    const store = this.database.transaction('reviews').objectStore('reviews');
    return (await answered(store.get(table) as IDBRequest<string | undefined>)) ?? '';
  }

  keepReview(table: string, review: string): Promise<void> {
    return this.write((store) => store('reviews').put(review, table));
  }

  remove(table: string): Promise<void> {
    return this.write((store) => {
      store('reviews').delete(table);
      store('tables').delete(table);
      store('entries').delete(entriesOf(table));
    });
  }

  setPerson(person: string): Promise<void> {
    return this.write((store) => store('people').put(person, 'me'));
  }
}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** For a browser that keeps nothing: as long as the page is open. */
export class Memory implements Storage {
  private person: string | undefined;
  private readonly reviews = new Map<string, string>();
  private readonly tables = new Map<string, { row: string; entries: string[] }>();

  async load(): Promise<string> {
    return told(
      this.person,
      [...this.tables].map(([id, { row }]) => [id, row]),
    );
  }

  async entries(table: string): Promise<string> {
    return `[${this.tables.get(table)?.entries.join(',') ?? ''}]`;
  }

  async append(table: string, row: string, number: number, entry: string): Promise<boolean> {
    const entries = this.tables.get(table)?.entries ?? [];
    if (entries[number] !== undefined) return false;
    entries[number] = entry;
    this.tables.set(table, { row, entries });
    return true;
  }

  async put(table: string, row: string): Promise<void> {
    this.tables.set(table, { row, entries: this.tables.get(table)?.entries ?? [] });
  }

  async review(table: string): Promise<string> {
    return this.reviews.get(table) ?? '';
  }

  async keepReview(table: string, review: string): Promise<void> {
    this.reviews.set(table, review);
  }

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
    this.reviews.delete(table);
  }

  async setPerson(person: string): Promise<void> {
    this.person = person;
  }
}

/** The browser's storage, or what stands in for it where there is none; `kept` says which. */
export async function openStorage(name = 'tilth'): Promise<{ storage: Storage; kept: boolean }> {
  try {
    return { storage: new Database(await openDatabase(name)), kept: true };
  } catch {
    return { storage: new Memory(), kept: false };
  }
}
