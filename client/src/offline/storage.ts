/** Where the browser keeps tables: texts that only Python reads. */

export interface Storage {
  /** `{"person": …, "tables": {id: …}}` */
  load(): Promise<string>;
  /** A table's entries in the order of their numbers, as a list. */
  entries(table: string): Promise<string>;
  /** Write a table with one more entry; false where there is one of this number already. */
  append(table: string, row: string, number: number, entry: string): Promise<boolean>;
  put(table: string, row: string): Promise<void>;
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

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of ['people', 'tables', 'entries']) request.result.createObjectStore(store);
  };
  return answered(request);
}

class Database implements Storage {
  constructor(private readonly database: IDBDatabase) {}

  /** Write in one transaction; done when all of it is kept, and nothing of it otherwise. */
  private write(work: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(['people', 'tables', 'entries'], 'readwrite', {
        durability: 'strict',
      });
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

  remove(table: string): Promise<void> {
    return this.write((store) => {
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

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
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
