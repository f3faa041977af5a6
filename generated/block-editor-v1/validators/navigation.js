// Written by `npm run generate` from openapi/. Changes belong there.

const q=h=>{const d=c,u=h.lengthOf;function l(a,{instancePath:o="",parentData:g,parentDataProperty:b,rootData:y=a}={}){let e=null,
t=0;if(typeof a=="string"){if(u(a)>2e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return l.errors=e,t===
0}function c(a,{instancePath:o="",parentData:g,parentDataProperty:b,rootData:y=a}={}){let e=null,t=0;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.query!==void 0){let r=a.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==
void 0){let s=r._fields;if(Array.isArray(s)){const i=s.length;for(let p=0,m=t;p<i&&t===m;p++){let f=s[p];if(typeof f=="s\
tring"){if(u(f)>8e3){const n={instancePath:o+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/items\
/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.push(
n),t++}}else{const n={instancePath:o+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{const i={instancePath:o+"/que\
ry/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(r._embed!==void 0){let s=r._embed;if(Array.isArray(s)){const i=s.length;for(let p=0,
m=t;p<i&&t===m;p++)l(s[p],{instancePath:o+"/query/_embed/"+p,parentData:s,parentDataProperty:p,rootData:y})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)}else{const i={instancePath:o+"/query/_embed",schemaPath:"#/properties/query/prop\
erties/_embed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}r.context!==
void 0&&(l(r.context,{instancePath:o+"/query/context",parentData:r,parentDataProperty:"context",rootData:y})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length))}else{const s={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.params!==void 0){let r=a.params;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}return c.errors=e,t===0}return{
getNavigationFallback:d}};export{q as createValidators};
