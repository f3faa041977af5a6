// Written by `npm run generate` from openapi/. Changes belong there.

const b=f=>{const h=u,m=f.lengthOf;function l(a,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:y=a}={}){let e=null,
s=0;if(typeof a=="string"){if(m(a)>2e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===
0}function u(a,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:y=a}={}){let e=null,s=0;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.query!==void 0){let r=a.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==
void 0){let t=r._fields;if(Array.isArray(t)){const i=t.length;for(let p=0;p<i;p++){let c=t[p];if(typeof c=="string"){if(m(
c)>8e3){const n={instancePath:o+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/items/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:o+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const i={instancePath:o+"/query/_fields",schemaPath:"\
#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),s++}}if(r._embed!==void 0){let t=r._embed;if(Array.isArray(t)){const i=t.length;for(let p=0;p<i;p++)l(t[p],{instancePath:o+
"/query/_embed/"+p,parentData:t,parentDataProperty:p,rootData:y})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)}else{
const i={instancePath:o+"/query/_embed",schemaPath:"#/properties/query/properties/_embed/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}r.context!==void 0&&(l(r.context,{instancePath:o+"/query/\
context",parentData:r,parentDataProperty:"context",rootData:y})||(e=e===null?l.errors:e.concat(l.errors),s=e.length))}else{
const t={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}}if(a.params!==void 0){let r=a.params;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const t={instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}}}return u.errors=e,s===0}return{getNavigationFallback:h}};export{b as createValidators};
