// Written by `npm run generate` from openapi/. Changes belong there.

const d=y=>{const c=u,f=y.lengthOf;function l(a,{instancePath:o="",parentData:m,parentDataProperty:h,rootData:n=a}={}){let e=null,
t=0;if(typeof a=="string"){if(f(a)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return l.errors=e,t===
0}function u(a,{instancePath:o="",parentData:m,parentDataProperty:h,rootData:n=a}={}){let e=null,t=0;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.query!==void 0){let r=a.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){
const s={instancePath:o+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(r._fields!==void 0){let s=r._fields;if(Array.
isArray(s)){const i=s.length;for(let p=0,g=t;p<i&&t===g;p++)l(s[p],{instancePath:o+"/query/_fields/"+p,parentData:s,parentDataProperty:p,
rootData:n})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)}else{const i={instancePath:o+"/query/_fields",schemaPath:"\
#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}r.url!==void 0&&(l(r.url,{instancePath:o+"/query/url",parentData:r,parentDataProperty:"url",rootData:n})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else{const s={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.params!==void 0){
let r=a.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}return u.errors=
e,t===0}return{getUrlDetails:c}};export{d as createValidators};
